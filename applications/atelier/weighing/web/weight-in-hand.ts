import { useState } from 'react'
import type { Container, SourceOfWeighing } from '../weighing.model.ts'
import { tareOf } from '../weighing.model.ts'

/** What the scale says, or the pad. */
export type Read = { grossKg: number; source: SourceOfWeighing; frame: string | null; samples: number | null }

/** A weight before it counts: what was read, in what and on what it stands. */
export function useWeightInHand(bench: { containers: readonly Container[] }, workshopId: string | null) {
  const [read, setRead] = useState<Read | null>(null)
  const [crateId, setCrateId] = useState<string | null>(null)
  const [crates, setCrates] = useState(0)
  const [supportId, setSupportId] = useState<string | null>(null)
  const containers = bench.containers.filter(one => one.workshopId === workshopId)
  const ofUse = (use: Container['use']) => containers.filter(one => one.use === use)
  const crate = ofUse('crate').find(({ id }) => id === crateId) ?? null
  const support = ofUse('support').find(({ id }) => id === supportId) ?? null
  const counted = crate ? crates : 0
  const chooseCrate = (id: string | null) => {
    setCrateId(id)
    setCrates(id === null ? 0 : Math.max(crates, 1))
  }
  return {
    read,
    setRead,
    crate,
    crates: counted,
    setCrates,
    chooseCrate,
    support,
    chooseSupport: setSupportId,
    crateChoices: ofUse('crate'),
    supportChoices: ofUse('support'),
    /** In what and on what it stands, as it is kept. */
    standing: { crateId: crate?.id ?? null, crates: counted, supportId: support?.id ?? null },
    tareKg: tareOf(crate, counted, support),
  }
}

export type WeightInHand = ReturnType<typeof useWeightInHand>
