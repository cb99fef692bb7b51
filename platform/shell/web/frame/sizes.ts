/** Pixels, the brief's. */
export const drawerWidth = 260
export const miniDrawerWidth = 68
export const barHeight = 64
