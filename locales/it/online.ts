import type { online as english } from '../en/online.ts';

export const online: typeof english = {
  failures: {
    'bad-message': 'Il server non ha capito la richiesta.',
    'unknown-player': 'Il server non riconosce più questo dispositivo. Riprova.',
    'not-found': 'Qui non c’è più niente, oppure non è aperto a te.',
    'not-allowed': 'Questo non ti è consentito.',
    'not-now': 'In questo momento non è possibile.',
    'too-many': 'Troppe richieste in una volta. Riprova tra un po’.',
    'wrong-origin': 'Il server risponde solo alle proprie pagine. Aprilo dal suo indirizzo.',
    'not-your-turn': 'Non tocca a te.',
    'illegal-move': 'Le regole non ammettono questa mossa.',
    stale: 'Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo e poi scegli.',
    'not-over': 'La partita non è ancora finita.',
    failed: 'Qualcosa è andato storto sul server. Riprova.',
    'no-server': 'Il server non è raggiungibile.',
  },
};
