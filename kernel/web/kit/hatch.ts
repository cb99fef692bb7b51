import type UPlot from 'uplot'
import { stretchesWhere } from '#kernel/shared/stretches.ts'

/** Pixels from one line to the next. */
const between = 8

/** Stretches of moments that lack something, in slanted lines over the whole height. */
export function hatch({ ctx, bbox, valToPos }: UPlot, hatched: readonly boolean[], colour: string) {
  ctx.save()
  ctx.strokeStyle = colour
  ctx.globalAlpha = 0.45
  ctx.lineWidth = 1
  for (const { from, to } of stretchesWhere(hatched, isHatched => isHatched)) {
    const ends = [valToPos(from - 0.5, 'x', true), valToPos(to - 0.5, 'x', true)]
    const [left, right] = [Math.max(Math.min(...ends), bbox.left), Math.min(Math.max(...ends), bbox.left + bbox.width)]
    if (right <= left) continue
    ctx.save()
    ctx.beginPath()
    ctx.rect(left, bbox.top, right - left, bbox.height)
    ctx.clip()
    ctx.beginPath()
    for (let at = left - bbox.height; at < right; at += between) {
      ctx.moveTo(at, bbox.top + bbox.height)
      ctx.lineTo(at + bbox.height, bbox.top)
    }
    ctx.stroke()
    ctx.restore()
  }
  ctx.restore()
}
