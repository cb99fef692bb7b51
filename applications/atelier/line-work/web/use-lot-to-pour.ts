import { useState } from 'react'
import type { Scan } from '#kernel/web/devices/scanner.ts'
import type { FabricationOrderDetail } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { lineWorkCalls } from '../line-work.calls.ts'
import { olderLotAsked } from './older-lot-asked.ts'
import type { StepProps } from './step.ts'

type Wish = Pick<StepProps, 'order' | 'lots' | 'floor'> & { onLot: (lot: FabricationOrderDetail) => void }

/** The lot of a label: one of the order, else one that is added to it, once somebody has said why an `older` harvest waits. */
export function useLotToPour({ order, lots, floor, onLot }: Wish) {
  const [asked, setAsked] = useState<string | null>(null)
  const take = async (numLot: string, reason?: string) => {
    const known = lots.find(one => one.numLot === numLot && one.status !== 'withdrawn')
    setAsked(known ? null : numLot)
    const lot = known ?? (await floor.act(lineWorkCalls.addLotToOrder, { id: order.id, numLot, reason }))
    if (lot) onLot(lot)
  }
  const note = olderLotAsked(floor.refusal)
  const onChoose = (reason: string) => {
    floor.forget()
    if (asked !== null) void take(asked, reason)
  }
  return {
    scan: ({ text, gs1 }: Scan) => void take((gs1?.lot ?? text).toUpperCase()),
    older: asked !== null && note !== undefined && { note, onChoose, onClose: floor.forget },
  }
}
