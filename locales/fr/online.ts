import type { online as english } from '../en/online.ts';

export const online: typeof english = {
  failures: {
    'bad-message': 'Le serveur n’a pas compris la demande.',
    'unknown-player': 'Le serveur ne reconnaît plus cet appareil. Réessayez.',
    'not-found': 'Il n’y a plus rien ici, ou l’accès ne vous est pas ouvert.',
    'not-allowed': 'Vous ne pouvez pas faire cela.',
    'not-now': 'Ce n’est pas possible pour le moment.',
    'too-many': 'Trop de demandes à la fois. Réessayez dans un moment.',
    'wrong-origin': 'Le serveur ne répond qu’à ses propres pages. Ouvrez-le à sa propre adresse.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'illegal-move': 'Les règles n’autorisent pas ce coup.',
    stale: 'Il s’est passé quelque chose à la table entre-temps. Regardez, puis choisissez.',
    'not-over': 'La partie n’est pas encore terminée.',
    failed: 'Le serveur a rencontré un problème. Réessayez.',
    'no-server': 'Le serveur est injoignable.',
  },
};
