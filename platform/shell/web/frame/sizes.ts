/** Pixels, the brief's. */
export const drawerWidth = 260
export const miniDrawerWidth = 68
export const barHeight = 64
export const appearanceWidth = 400
/** Ours. */
export const menuBarHeight = 52
export const footerHeight = 44
export const boxedWidth = 1080
