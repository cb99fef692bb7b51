import type { Label } from '../label.model.ts'

/** A small label with all that a printer draws: letters, bars, and the moment that tells one from the next. */
export const testLabel = (title: string, moment: string): Label => ({
  widthMm: 100,
  heightMm: 70,
  title,
  subtitle: moment,
  facts: [],
  symbols: [[{ ai: '10', value: 'TEST-123' }]],
  foot: 'Sillon',
})
