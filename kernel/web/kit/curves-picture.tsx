import Box from '@mui/material/Box'
import { useColorScheme, useTheme } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { leftToRight } from '../left-to-right.ts'
import { hatch } from './hatch.ts'
import type { Measure } from './measure.ts'

export type CurvesPictureProps = {
  moments: readonly string[]
  measures: readonly Measure[]
  /** Pixels. */
  height: number
  zooms: boolean
  hatched?: readonly boolean[] | undefined
  /** Hears the place of the moment under the pointer. */
  onPoint: (at: number | null) => void
}

/** The picture alone, on a canvas: thousands of points in some milliseconds. */
export function CurvesPicture({ moments, measures, height, zooms, hatched, onPoint }: CurvesPictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const isMirrored = useTheme().direction === 'rtl'
  const { mode, systemMode } = useColorScheme()
  const point = useEffectEvent(onPoint)
  useEffect(() => {
    const element = place.current as HTMLDivElement
    const look = lookOf(element)
    const lines = measures.flatMap(linesOf)
    const plot = new UPlot(
      {
        width: element.clientWidth,
        height,
        legend: { show: false },
        padding: paddingOf(moments, isMirrored),
        cursor: { y: false, drag: { x: zooms, y: false }, points: { size: 7 } },
        scales: {
          x: { time: false, dir: isMirrored ? -1 : 1 },
          first: { range: fromNothing },
          second: { range: fromNothing },
        },
        axes: axesOf({ moments, measures, isMirrored }, look),
        series: [{}, ...lines.map(line => seriesOf(line, look, lines.length === 1))],
        hooks: {
          setCursor: [({ cursor: { idx } }) => point(idx ?? null)],
          drawClear: hatched ? [drawn => hatch(drawn, hatched, look.words)] : [],
        },
      },
      [moments.map((_, at) => at), ...lines.map(({ values }) => [...values])],
      element,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }))
    watch.observe(element)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [moments, measures, height, zooms, hatched, isMirrored, mode, systemMode])
  return <Box ref={place} sx={{ minWidth: 0, '& .u-select': { bgcolor: 'action.selected' } }} />
}

type Look = { font: string; words: string; lines: string; colourOf: (tone: Measure['tone']) => string }

/** A canvas knows no variables of a style sheet: their present values. */
function lookOf(element: HTMLElement): Look {
  const style = getComputedStyle(element)
  const palette = (name: string) => style.getPropertyValue(`--s-palette-${name}`).trim()
  return {
    font: `11px ${style.fontFamily}`,
    words: palette('text-secondary'),
    lines: palette('divider'),
    colourOf: (tone = 'primary') => palette(`${tone}-main`),
  }
}

/** A scale begins at nothing, and has a height even where all is nothing. */
const fromNothing: UPlot.Range.Function = (_, least, most) => [Math.min(least, 0), Math.max(most, 0) || 1]

type Line = Measure & { isDotted: boolean }

/** What was measured, and what was estimated as a line of its own that joins it. */
function linesOf(measure: Measure): Line[] {
  const { values, estimated } = measure
  if (!estimated?.some(Boolean)) return [{ ...measure, isDotted: false }]
  const isBeside = (at: number) => estimated[at] || estimated[at - 1] || estimated[at + 1]
  return [
    { ...measure, values: values.map((value, at) => (estimated[at] ? null : value)), isDotted: false },
    { ...measure, values: values.map((value, at) => (isBeside(at) ? value : null)), isDotted: true },
  ]
}

const seriesOf = ({ isOnSecondScale, tone, isDotted }: Line, { colourOf }: Look, isAlone: boolean): UPlot.Series => ({
  scale: isOnSecondScale ? 'second' : 'first',
  stroke: colourOf(tone),
  ...(isAlone && { fill: `color-mix(in srgb, ${colourOf(tone)} 10%, transparent)` }),
  width: 2,
  ...(isDotted && { dash: [3, 4] }),
})

type Drawn = Pick<CurvesPictureProps, 'moments' | 'measures'> & { isMirrored: boolean }

function axesOf({ moments, measures, isMirrored }: Drawn, { font, words, lines }: Look): UPlot.Axis[] {
  const plain = { font, stroke: words, ticks: { show: false }, grid: { stroke: lines, width: 1 } }
  const scale = (name: 'first' | 'second', side: 1 | 3): UPlot.Axis[] => {
    const measure = measures.find(({ isOnSecondScale = false }) => isOnSecondScale === (name === 'second'))
    if (!measure) return []
    const values = (_: UPlot, splits: number[]) => splits.map(value => leftToRight(measure.written(value)))
    return [
      {
        ...plain,
        scale: name,
        side,
        values,
        size: widthOf,
        space: 34,
        grid: { ...plain.grid, show: name === 'first' },
      },
    ]
  }
  return [
    {
      ...plain,
      grid: { show: false },
      size: 26,
      space: 90,
      values: (_, splits) => splits.map(at => moments[at] ?? ''),
      incrs: [1, 2, 3, 5, 7, 10, 14, 20, 30, 50, 60, 100, 200, 500, 1_000],
    },
    ...scale('first', isMirrored ? 1 : 3),
    ...scale('second', isMirrored ? 3 : 1),
  ]
}

/** Half of the longest moment stands beyond the last point; before the first one it has the figures of the scale beside it. */
function paddingOf(moments: readonly string[], isMirrored: boolean): UPlot.Padding {
  const half = Math.ceil(Math.max(0, ...moments.map(text => text.length)) * 3)
  const beside = Math.max(0, half - 28)
  return isMirrored ? [null, beside, null, half] : [null, half, null, beside]
}

/** As wide as the longest of its figures. */
const widthOf: UPlot.Axis.Size = (_, values) => 10 + Math.max(0, ...(values ?? []).map(text => text.length)) * 6
