/** What the page says before the app runs, to search engines, installers and people without JavaScript. */
export const page = {
  description:
    'Play four wall-building board games online with friends, against bots or on one device: Die Mauer, Muro contro muro, Mauer Bauer and Burg Appenzell.',
  needsScript: 'Quattro Mura needs JavaScript. Please turn it on and reload the page.',
};
