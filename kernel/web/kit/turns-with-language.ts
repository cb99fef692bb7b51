/** For the icon of a way back or on: in Arabic one reads from the right, and it points there. */
export const turnsWithLanguage = { 'html[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const
