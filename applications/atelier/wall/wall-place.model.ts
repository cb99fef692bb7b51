/** What a link opens on a screen: its key stands behind `#`, where no server writes it down. */
export const displayPath = '/affichage'
export const addressOfDisplay = (token: string) => `${displayPath}#${token}`
