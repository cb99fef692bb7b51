import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { table } from './report.ts'
import { startServer } from './servers.ts'
import { type Speaker, speakAs } from './speak-as.ts'

/** Forty tablets at the lines of one workshop, each of which does something every two seconds. `--quick` watches them for 10 s. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const posts = 40
const everyMs = 2_000
const rounds = values.quick ? 5 : 30

type Detail = { id: string; status: string; remainingKg: number }
type Order = { id: string; details: Detail[] }

const folder = await mkdtemp(join(tmpdir(), 'sillon-bench-floor-'))
const server = await startServer('main/server.ts', { DATA_DIR: folder, SILLON_DEMO: '1' }, folder)
try {
  const station = await speakAs(server, 'station@val-de-loire.example')
  const orders = await runningOrders(station)
  const acts = [
    ['lot scanné : ses lots et leur reste', (order: Order) => detailsOf(station, order.id)],
    ['lot inconnu scanné : refusé', (order: Order) => refused(station, order.id)],
    ['colis comptés', (order: Order) => station.post(`atelier/fabrication/orders/${order.id}/cases`, { cases: 1 })],
    ['lot versé', (order: Order) => pour(station, order)],
  ] as const
  const told = new Map<string, number[]>(acts.map(([name]) => [name, []]))
  await Promise.all(Array.from({ length: posts }, (_, post) => stand(post)))
  table([
    [`${posts} postes, un geste toutes les ${everyMs / 1000} s`, 'visé (ms)', 'médiane', 'p95'],
    ...[...told].map(([name, took]) => [name, '< 100', at(took, 0.5), at(took, 0.95)]),
  ])

  async function stand(post: number) {
    await wait((everyMs / posts) * post)
    for (let round = 0; round < rounds; round += 1) {
      const [name, act] = acts[(post + round) % acts.length] as (typeof acts)[number]
      const order = orders[post % orders.length] as Order
      const began = performance.now()
      await act(order)
      const took = performance.now() - began
      told.get(name)?.push(took)
      await wait(Math.max(0, everyMs - took))
    }
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true })
}

async function runningOrders(station: Speaker): Promise<Order[]> {
  const [workshop] = await station.get<{ id: string }[]>('atelier/workshops')
  const day = Temporal.Now.plainDateISO('Europe/Paris')
  const board = await station.get<{ details: { state: string; fabricationOrderId: string }[] }>(
    `atelier/fabrication/board/${workshop?.id}/${day.yearOfWeek}/${day.weekOfYear}`,
  )
  const ids = board.details
    .filter(({ state }) => state === 'running')
    .map(({ fabricationOrderId }) => fabricationOrderId)
  if (ids.length === 0) throw new Error('no order of the demo runs today')
  return Promise.all(ids.map(async id => ({ id, details: await detailsOf(station, id) })))
}

function detailsOf(station: Speaker, orderId: string) {
  return station.get<Detail[]>(`atelier/fabrication/getFabricationOrderDetailsByOrderId/${orderId}`)
}

/** A refusal is an answer too, which the whole screen waits for. */
function refused(station: Speaker, orderId: string) {
  return station.post(`atelier/fabrication/orders/${orderId}/details`, { numLot: 'L00-000-XX-00' }).then(
    () => {
      throw new Error('an unknown lot was taken')
    },
    () => undefined,
  )
}

function pour(station: Speaker, { details }: Order) {
  const lot = details.find(({ status, remainingKg }) => status !== 'withdrawn' && remainingKg > 1)
  return station.post('atelier/fabrication/updateFabricationOrderDetail', { id: lot?.id, addedKg: 0.001 })
}

function at(took: readonly number[], share: number) {
  const sorted = took.toSorted((one, other) => one - other)
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
