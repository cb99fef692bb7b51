import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { builtPieces } from '#main/testing/built-pieces.ts'
import { table } from './report.ts'
import { startServer } from './servers.ts'
import { speakAs } from './speak-as.ts'

/** What documents cost: one contract, many of them, what they take of memory, a preview, the editor. `--quick` makes fewer. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const [many, most] = values.quick ? [40, 100] : [200, 1_000]
const rh = 8
const folder = await mkdtemp(join(tmpdir(), 'sillon-bench-documents-'))
const server = await startServer('main/server.ts', { DATA_DIR: folder, SILLON_DEMO: '1' }, folder)
try {
  const asleep = server.memory()
  const admin = await speakAs(server, 'admin@val-de-loire.example')
  const types = await admin.get<{ id: number; code: string }[]>('application/getDocumentTemplateTypes')
  const typeId = types.find(({ code }) => code === 'WORK_CONTRACT')?.id
  const model = await admin.post<{ id: string; text: object }>('documentGenerator/createDocumentModel', {
    documentModel: { applicationId: rh, typeId, name: 'Contrat mesuré', standard: 'work-contract-seasonal' },
  })
  await admin.post('documentGenerator/publishDocumentModel', { id: model.id, note: 'Pour la mesure' })
  const contracts = await printable()

  async function printable() {
    const found = await admin.get<{ id: string }[]>(`documentGenerator/samples/${typeId}/contract`)
    const tried = await Promise.all(found.map(async ({ id }) => ({ id, made: await print(id).catch(() => null) })))
    const kept = tried.flatMap(({ id, made }) => (made ? [id] : []))
    if (kept.length === 0) throw new Error('no contract of the demo can be printed')
    return kept
  }
  function print(contract: string) {
    return admin.post<{ pages: number }>('documentGenerator/generatePDFDocument', {
      documentName: 'Contrat mesuré',
      documentModel: model.id,
      sourceObjects: { contract },
    })
  }
  const contractAt = (turn: number) => contracts[turn % contracts.length] as string

  async function run(count: number) {
    const items = Array.from({ length: count }, (_, turn) => ({
      documentName: `Contrat ${turn + 1}`,
      sourceObjects: { contract: contractAt(turn) },
    }))
    const began = performance.now()
    let memory = server.memory()
    let { id, state, failed } = await admin.post<{ id: string; state: string; failed: number }>(
      'documentGenerator/runs',
      {
        modelId: model.id,
        name: `${count} contrats`,
        items,
      },
    )
    while (state === 'running') {
      await wait(200)
      memory = Math.max(memory, server.memory())
      ;({ state, failed } = await admin.get<{ state: string; failed: number }>(`documentGenerator/runs/${id}`))
    }
    if (failed > 0) throw new Error(`${failed} documents were not made`)
    return { seconds: (performance.now() - began) / 1000, memory }
  }

  const { pages } = await print(contractAt(0))
  const one = await timed(30, turn => print(contractAt(turn)))
  const preview = await timed(30, turn =>
    admin.post('documentGenerator/previewText', {
      modelId: model.id,
      text: model.text,
      sourceObjects: { contract: contractAt(turn) },
    }),
  )
  const batch = await run(many)
  const heap = await run(most)
  table([
    ['Documents', 'visé', 'mesuré'],
    [`un contrat de ${pages} pages, demandé et rangé (médiane)`, '25 ms', `${one.toFixed(0)} ms`],
    ['aperçu après une frappe (médiane)', '500 ms', `${preview.toFixed(0)} ms`],
    [`${many} contrats générés et rangés`, `${(many / 10).toFixed(0)} s`, `${batch.seconds.toFixed(1)} s`],
    [
      `mémoire du serveur, au plus, pendant ${most}`,
      '400 Mo',
      `${heap.memory.toFixed(0)} Mo (${asleep.toFixed(0)} avant)`,
    ],
    ['éditeur, ce qu’il ajoute aux pages (gzip)', '180 ko', `${(weightOfEditor() / 1000).toFixed(0)} ko`],
  ])
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function timed(times: number, work: (turn: number) => Promise<unknown>) {
  const told: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now()
    await work(turn)
    told.push(performance.now() - began)
  }
  return told.toSorted((one, other) => one - other)[Math.floor(times / 2)] as number
}

/** Bytes, compressed, of what only a page where models are written fetches: less what the list of models fetches too. */
function weightOfEditor() {
  const { filesOf, weightOf } = builtPieces()
  const around = filesOf('document-models/web/models-page.tsx', 'index.html')
  return weightOf(filesOf('document-models/web/editor/editor-page.tsx').difference(around))
}
