import { describeWalkThrough } from './walk-all.ts'

describeWalkThrough(({ call: { room } }) => room?.startsWith('rh/') !== true)
