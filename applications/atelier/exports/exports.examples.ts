import type { Examples } from '#kernel/testing/examples.ts'
import type { exportsCalls } from './exports.calls.ts'

const page = { page: 0, size: 10 } as const

export const exportsExamples: Examples<typeof exportsCalls> = {
  getExportOfLots: () => page,
  getExportOfStock: () => page,
  getExportOfMoves: () => page,
  getExportOfOrders: () => page,
  getExportOfDefects: () => page,
  getExportOfStops: () => page,
}
