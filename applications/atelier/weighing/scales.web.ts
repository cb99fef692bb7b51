/** What other work weighs with: the scale of this device, and what its goods stand in. */
export { ScaleBeside } from './web/scale-beside.tsx'
export { type ScaleAtHand, useScaleAtHand } from './web/use-scale-at-hand.ts'
