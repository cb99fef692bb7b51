export const labelFormats = ['pdf', 'zpl'] as const
export type LabelFormat = (typeof labelFormats)[number]
