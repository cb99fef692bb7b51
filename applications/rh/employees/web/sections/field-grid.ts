/** Fields side by side: four on a wide screen, one on a phone. */
export const fieldGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  pt: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}
