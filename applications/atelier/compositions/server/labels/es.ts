import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.composition.not-draft': 'Solo se modifica un borrador: cree una nueva versión.',
  'atelier.composition.overlap': 'Una versión ya vale desde el {{day}}: elija un día posterior.',
  'atelier.composition.shares': 'Las partes suman {{pct}} %: deben sumar 100 %.',
  'atelier.composition.twice': 'Una misma línea aparece dos veces.',
  'atelier.composition.unknown-article': 'Este artículo ni se vende ni se envasa.',
  'atelier.composition.unknown-packaging': 'Uno de estos envases ya no existe.',
} satisfies Labels
