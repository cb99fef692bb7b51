/** The version of Sillon that this tab was loaded from. */
export const release = typeof SILLON_RELEASE === 'string' ? SILLON_RELEASE : '0.0.0'
