import type { DayTexts } from '../en/day.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('fr');

export const day: DayTexts = {
  heading: 'Partie du jour',
  line: 'Aujourd’hui, tout le monde joue la même partie : même hasard, mêmes bots, même place. Un seul essai.',
  clubLine:
    'Aujourd’hui, tous les membres jouent la même partie : même hasard, mêmes bots, même place. Un seul essai.',
  day: date => `La partie du ${date}`,
  bots: n =>
    plural(n, {
      one: 'Contre un bot de niveau compagnon',
      many: 'Contre # de bots de niveau compagnon',
      other: 'Contre # bots de niveau compagnon',
    }),
  seat: n => `Vous êtes le joueur ${number(n)}`,
  play: 'Jouer',
  continue: 'Continuer',
  next: time => `Prochaine partie : ${time}`,
  count: n =>
    plural(n, {
      one: 'Une personne a joué cette partie.',
      many: '# de personnes ont joué cette partie.',
      other: '# personnes ont joué cette partie.',
    }),
  nobody: 'Personne n’a encore joué cette partie.',
  fetchFirst:
    'Connectez-vous une fois pour recevoir la partie du jour. Vous pourrez ensuite la jouer hors ligne.',
  old: 'Vous êtes hors ligne. Voici la dernière partie du jour enregistrée sur cet appareil.',
  yours: 'Votre résultat',
  result: (score, lead) => `Score ${number(score)} : ${ahead(lead)}`,
  place: (place, of) => `Place ${number(place)} sur ${number(of)}`,
  kept: 'Vous êtes hors ligne. Votre résultat est enregistré et sera vérifié à votre retour en ligne.',
  checking: 'Le serveur vérifie vos coups…',
  refused:
    'Le serveur ne parvient pas à rejouer cette partie : elle ne compte pas. Rechargez l’application pour avoir sa dernière version.',
  late: 'Cette partie est close : votre résultat ne compte plus.',
  all: 'Tous les résultats',
  lead: ahead,
  people: n => plural(n, { one: 'un joueur', many: '# de joueurs', other: '# joueurs' }),
  you: 'vous',
  best: 'Meilleurs résultats',
  player: 'Joueur',
  score: 'Score',
  difference: 'Avance',
  master: 'Le maître',
  masterPlays: 'Le maître joue encore cette partie.',
  replay: 'Revoir',
  replayOf: name => `Revoir : ${name}`,
  share: 'Partager le résultat',
  copied: 'Copié',
  proof: 'Pourquoi personne ne peut la connaître d’avance',
  proofLine:
    'Plusieurs jours avant, le serveur publie un engagement : l’empreinte SHA-256 de la graine du jour. La graine elle-même est publiée au début du jour (minuit UTC). Tout ce que fait le hasard en découle.',
  seen: 'La graine correspond à l’engagement montré à cet appareil avant le début du jour.',
  fits: 'La graine correspond à l’engagement. Il n’avait pas été montré à cet appareil avant le début du jour.',
  wrong: 'Attention : la graine ne correspond pas à l’engagement montré auparavant.',
  commitment: 'Engagement',
  seed: 'Graine',
  tomorrow: 'Engagement pour demain',
};

function ahead(lead: number): string {
  if (lead === 0) return 'à égalité avec le meilleur bot';
  return lead > 0
    ? `${number(lead)} de plus que le meilleur bot`
    : `${number(-lead)} de moins que le meilleur bot`;
}
