/** What the bots at a table are called, by seat. */
export const BOT_NAMES = ['Ottavia', 'Bruno', 'Clelia', 'Dario', 'Elvira', 'Fosco'] as const;
