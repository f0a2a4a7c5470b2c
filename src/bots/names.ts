/** The names of the bots at a table, by seat. */
export const BOT_NAMES = ['Ottavia', 'Bruno', 'Clelia', 'Dario', 'Elvira', 'Fosco'] as const;
