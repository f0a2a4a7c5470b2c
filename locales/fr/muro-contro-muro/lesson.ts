import type { Lesson } from '../../en/muro-contro-muro/lesson.ts';

/** La leçon de Muro contro muro. */
export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Bienvenue à Muro contro muro ! Bruno et vous construisez *un seul mur*, et chacun en voit un côté. Les longues lignes de *votre couleur de votre côté* rapportent des points.',
    },
    colour: {
      say: 'Chacun prend une couleur. La troisième n’est à personne.',
      task: 'Prenez le vert.',
      wrong: {
        other: 'Une belle couleur aussi. Mais prenons le vert cette fois, pour que la suite corresponde.',
      },
    },
    first: {
      say: 'Bruno a pris le fuchsia, et vous commencez. Le dé montre le *vert* : posez une brique avec une face verte. L’autre face est celle que voit Bruno.',
      task: 'Posez verte et bleu clair, le vert vers vous.',
      wrong: {
        away: 'C’est Bruno qui verrait le vert, et de son côté il ne vaut rien. Tournez la brique.',
        gift: 'Du vert pour vous, mais du fuchsia pour Bruno ! Donnez-lui plutôt du bleu clair, qui n’est à personne.',
        plain:
          'Toute verte convient aussi, mais le vert de derrière est perdu. Gardez-la, et posez verte et bleu clair.',
      },
    },
    row: {
      say: 'Bruno a posé à droite. Des briques côte à côte forment une *ligne*. La plus longue vaut 8 points.',
      task: 'Posez verte et bleu clair au bout gauche, à côté de votre première brique.',
      wrong: {
        away: 'Le vert regarderait Bruno. Tournez la brique et posez-la au bout gauche.',
        gift: 'Bruno y gagnerait un fuchsia. Prenez verte et bleu clair, pour le bout gauche.',
        plain: 'La brique toute verte peut attendre. Prenez verte et bleu clair, pour le bout gauche.',
        place:
          'Là, elle n’allonge pas votre ligne. Posez-la au bout gauche, à côté de votre première brique.',
      },
    },
    diagonal: {
      say: 'Deux en ligne ! Et maintenant vers le haut : une brique repose sur *deux autres*. Celles qui montent en biais forment une *diagonale*, qui vaut 10 points. Le dé montre le bleu clair.',
      task: 'Posez verte et bleu clair sur vos deux briques vertes.',
      wrong: {
        away: 'Vous n’auriez pas de vert de votre côté. Posez verte et bleu clair sur vos deux briques vertes, le vert vers vous.',
        gift: 'Bruno serait content du fuchsia. Posez verte et bleu clair sur vos deux briques vertes.',
        place: 'La bonne brique ! Mais sa place est sur vos deux briques vertes, pour une diagonale.',
      },
    },
    block: {
      say: 'Bruno construit aussi : de son côté, deux fuchsias se suivent au bout droit. Vous avez obtenu *pas votre couleur*. Le bon moment pour lui barrer la route.',
      task: 'Posez une brique toute bleu clair au bout droit de la base.',
      wrong: {
        gift: 'Du côté de Bruno, c’est du fuchsia, juste ce qu’il lui faut. Prenez la brique toute bleu clair, pour le bout droit.',
        place: 'Là, elle ne gêne personne. Posez-la au bout droit, où la ligne de Bruno veut grandir.',
        brick:
          'Elle ferait l’affaire, mais gardons-la. Prenez la brique toute bleu clair, pour le bout droit.',
      },
    },
    turn: {
      say: 'Le dé montre *déplacer* : prenez une brique libre du mur et posez-la ailleurs, ou tournez-la. La brique du haut à droite donne une diagonale à Bruno …',
      task: 'Tournez sur place la brique du haut à droite.',
      wrong: {
        moved:
          'On peut aussi la déplacer. Mais tournée sur place, le fuchsia disparaît et la place reste prise.',
        other:
          'C’est permis, mais ne gêne pas Bruno. Tournez la brique du haut à droite : c’est sa diagonale.',
      },
    },
    win: {
      say: '*Bien des tours plus tard*, il reste une brique, et elle est à vous : toute verte. La ligne est à vous, 4 à 3. La diagonale de Bruno est plus longue, 3 à 4, et les liaisons sont égales, 8 à 8. À égalité, on partage.',
      task: 'Posez la dernière brique de façon à agrandir votre liaison ou, mieux encore, votre diagonale aussi.',
      wrong: {
        other:
          'Là, elle ne touche pas vos briques vertes, et Bruno gagnerait par sa diagonale. Cherchez une place qui touche votre grand groupe vert.',
      },
    },
    end: {
      say: '*Vous avez gagné !* Montrez votre couleur, cachez celle de l’autre et gardez l’œil sur les trois prix. Vous savez tout ce qu’il faut.',
    },
  },
};
