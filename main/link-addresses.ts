/** How the addresses begin that a link opens; a test reads the pages of `links.web.ts`. */
const beginnings = ['/dossier/', '/piece/', '/rappel/', '/signatures/sign/', '/verifier', '/affichage']

export const isOpenedByLink = (path: string) => beginnings.some(beginning => path.startsWith(beginning))
