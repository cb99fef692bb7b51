import { useScale } from '#kernel/web/devices/use-scale.ts'
import type { BenchOfWorkshop } from '../weighing.model.ts'
import { readOnScale, settingsOfLine } from './scale-line.ts'
import { useScaleOfStation } from './scale-of-station.ts'
import { useTypingScale } from './use-typing-scale.ts'
import { useWeightInHand } from './weight-in-hand.ts'

const inGrams = (kg: number) => Math.round(kg * 1_000)

/** The scale beside other work: what it says at rest, less what goods stand in. `onTyped` hears one that types. */
export function useScaleAtHand(bench: BenchOfWorkshop, workshopId: string, onTyped: () => void) {
  const { scale, choose } = useScaleOfStation(bench.scales)
  const line = settingsOfLine(scale ?? undefined)
  const { scale: onLine, face } = useScale(line)
  const weight = useWeightInHand(bench, workshopId)
  useTypingScale((grossKg, frame) => {
    weight.setRead({ grossKg, source: 'keyboard', frame, samples: null })
    onTyped()
  })
  const read = weight.read ?? readOnScale(face)
  return {
    scales: bench.scales,
    scale,
    chooseScale: choose,
    /** Null where the scale types, or there is none. */
    line: line && scale ? { name: scale.name, scale: onLine, face } : null,
    weight,
    read,
    /** Kilograms, to the gram; null while nothing lies there at rest, not above zero where it weighs no more than its tare. */
    netKg: read ? (inGrams(read.grossKg) - inGrams(weight.tareKg)) / 1_000 : null,
    /** The weight as it was read, for whoever keeps it with what is done. */
    weighed: read && {
      scaleId: scale?.id ?? null,
      ...weight.standing,
      grossKg: read.grossKg,
      source: read.source === 'scale' ? ('scale' as const) : ('keyboard' as const),
      frame: read.frame,
    },
  }
}

export type ScaleAtHand = ReturnType<typeof useScaleAtHand>
