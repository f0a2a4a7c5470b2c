import type { Lesson } from '../../en/muro-contro-muro/lesson.ts';

export const lesson: Lesson = {
  steps: {
    aim: {
      say: 'Bienvenue dans Muro contro muro ! Bruno et vous construisez *un seul mur de briques entre vous deux*, et chacun en voit un côté. À la fin, les meilleures lignes de *votre couleur de votre côté* rapportent des points.',
    },
    colour: {
      say: 'Chacun prend une couleur parmi trois. La troisième n’est à personne.',
      task: 'Prenez le vert.',
      wrong: {
        other: 'Une belle couleur aussi. Mais prenez le vert cette fois, pour suivre la leçon.',
      },
    },
    first: {
      say: 'Bruno a pris le fuchsia, et vous commencez. Chaque tour débute par un lancer de dé. Il montre *vert* : posez une brique qui a une face verte. Vous voyez une face de la brique, Bruno voit l’autre.',
      task: 'Posez la brique verte et bleu clair, le vert vers vous.',
      wrong: {
        away: 'C’est Bruno qui verrait le vert, et de son côté le vert ne vaut rien. Tournez la brique.',
        gift: 'Du vert pour vous, mais du fuchsia pour Bruno ! Donnez-lui plutôt du bleu clair, qui n’est à personne.',
        plain:
          'La brique toute verte convient aussi, mais le vert de derrière est perdu. Gardez-la, et posez la brique verte et bleu clair.',
      },
    },
    row: {
      say: 'Bruno a posé une brique à droite de la vôtre. La rangée du bas s’appelle la *base* ; elle grandit à ses deux bouts. Des briques de votre couleur côte à côte forment une *ligne*. Le joueur qui a la plus longue marque 8 points.',
      task: 'Posez la brique verte et bleu clair au bout gauche, à côté de votre première brique.',
      wrong: {
        away: 'Le vert serait du côté de Bruno. Tournez la brique et posez-la au bout gauche.',
        gift: 'Cela donnerait un fuchsia à Bruno. Posez la brique verte et bleu clair au bout gauche.',
        plain: 'Gardez la brique toute verte pour plus tard. Posez la verte et bleu clair au bout gauche.',
        place:
          'Cela n’allongerait pas votre ligne. Posez-la au bout gauche, à côté de votre première brique.',
      },
    },
    diagonal: {
      say: 'Deux en ligne ! Construisez maintenant vers le haut : au-dessus de la base, une brique repose pour moitié sur chacune de *deux voisines*. Des briques de votre couleur qui montent tout droit en biais forment une *diagonale*. La plus longue rapporte 10 points. Le dé montre bleu clair.',
      task: 'Posez la brique verte et bleu clair sur vos deux briques vertes.',
      wrong: {
        away: 'De votre côté, il n’y aurait pas de vert. Posez la brique verte et bleu clair sur vos deux briques vertes, le vert vers vous.',
        gift: 'Ce fuchsia plairait à Bruno. Posez la brique verte et bleu clair sur vos deux briques vertes.',
        place:
          'La bonne brique ! Mais sa place est sur vos deux briques vertes, où elle forme une diagonale.',
      },
    },
    block: {
      say: 'Bruno construit aussi : de son côté, il a deux fuchsias en ligne au bout droit. Votre dé montre *pas votre couleur* : posez une brique sans aucun vert. C’est le moment de lui barrer la route.',
      task: 'Posez la brique toute bleu clair au bout droit de la base.',
      wrong: {
        gift: 'Du côté de Bruno, c’est du fuchsia, juste ce qu’il lui faut. Posez la brique toute bleu clair au bout droit.',
        place: 'Cela ne l’arrête pas. Posez-la au bout droit, là où la ligne de Bruno veut grandir.',
        brick:
          'Cela l’arrêterait aussi, mais mieux vaut garder le fuchsia. Posez la brique toute bleu clair au bout droit.',
      },
    },
    turn: {
      say: 'Le dé montre maintenant *déplacer* : prenez une brique *libre*, c’est-à-dire sans brique au-dessus, et posez-la ailleurs ou tournez-la. À droite, la brique du haut donne une diagonale à Bruno…',
      task: 'Tournez sur place la brique du haut à droite.',
      wrong: {
        moved:
          'Vous pouvez aussi la déplacer. Mais tournée sur place, elle cache le fuchsia et occupe toujours la place.',
        other:
          'C’est permis, mais cela ne gêne pas Bruno. Tournez la brique du haut à droite : elle fait partie de sa diagonale.',
      },
    },
    win: {
      say: '*Bien des tours plus tard*, c’est à vous, et il reste une brique : toute verte. Une dernière chose rapporte : une *liaison* est un groupe de vos briques qui se touchent, de côté ou en diagonale. La plus grande vaut 6 points ; à égalité, on partage. Vous menez 4 à 3 à la ligne, Bruno mène 4 à 3 à la diagonale, et les liaisons sont à égalité, 8 partout.',
      task: 'Posez la dernière brique là où elle agrandit votre liaison ou, mieux encore, votre diagonale aussi.',
      wrong: {
        other:
          'Là, elle ne touche pas vos briques vertes, et Bruno gagnerait grâce à sa diagonale. Cherchez une place qui touche votre grand groupe vert.',
      },
    },
    end: {
      say: '*Vous avez gagné !* La partie se termine quand le tas est vide, et celui qui a le plus de points gagne. Trois choses à retenir : *montrez votre couleur de votre côté* ; *ne montrez pas la sienne à votre adversaire* ; *surveillez les trois prix : diagonale 10, ligne 8, liaison 6*.',
    },
  },
};
