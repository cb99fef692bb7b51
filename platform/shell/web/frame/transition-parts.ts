import type { LayoutOptions } from '#kernel/web/layout-options.ts'

type Transition = LayoutOptions['transition']

/** How a page comes, its sense apart: what fades has none. */
export const movements = ['fade', 'scroll-x', 'scroll-y', 'slide-x', 'slide-y'] as const
type Movement = (typeof movements)[number]

export const partsOf = (transition: Transition): [movement: Movement, isReversed: boolean] => [
  transition.replace('-reverse', '') as Movement,
  transition.endsWith('-reverse'),
]

export const transitionOf = (movement: Movement, isReversed: boolean): Transition =>
  isReversed && movement !== 'fade' ? `${movement}-reverse` : movement
