import type UPlot from 'uplot'

/** Pixels from one line to the next. */
const between = 8

/** Stretches of moments that lack something, in slanted lines over the whole height. */
export function hatch({ ctx, bbox, valToPos }: UPlot, hatched: readonly boolean[], colour: string) {
  ctx.save()
  ctx.strokeStyle = colour
  ctx.globalAlpha = 0.45
  ctx.lineWidth = 1
  for (const { from, to } of stretchesOf(hatched)) {
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

function stretchesOf(hatched: readonly boolean[]) {
  const stretches: { from: number; to: number }[] = []
  for (const [at, isHatched] of hatched.entries()) {
    const last = stretches.at(-1)
    if (!isHatched) continue
    if (last?.to === at) last.to = at + 1
    else stretches.push({ from: at, to: at + 1 })
  }
  return stretches
}
