import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { settableClock } from '#kernel/server/clock.ts'
import { openPress } from '#kernel/server/pdf/press.ts'
import { readGs1 } from '#kernel/shared/gs1.ts'
import type { Label } from './label.model.ts'
import { printLabel } from './label-printing.server.ts'

const run = promisify(execFile)

const label: Label = {
  widthMm: 100,
  heightMm: 150,
  title: 'Tomate grappe 500 g × 10',
  subtitle: 'Serre Nord, blocs 7 et 8',
  facts: [{ label: 'Poids net', value: '501,500 kg' }],
  symbols: [
    [
      { ai: '02', value: '03760123456784' },
      { ai: '13', value: '261120' },
      { ai: '37', value: '72' },
    ],
    [
      { ai: '3103', value: '501500' },
      { ai: '10', value: 'L26-324-GR-04' },
    ],
  ],
  foot: 'Val de Loire Conditionnement',
}
const at = {
  clock: settableClock(Temporal.Instant.from('2026-11-20T08:00:00Z')),
  language: 'fr',
  caller: { clientId: 'one' },
} as const

/** The scanner's program comes from its package, not from the network. */
const prepareScanner = async () => {
  const bytes = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: bytes.buffer as ArrayBuffer } })
}

test('a printed label has its own size, and its bars are read by a scanner as they were meant', async () => {
  await prepareScanner()
  const press = openPress()
  const folder = await mkdtemp(join(tmpdir(), 'label-'))
  try {
    const { bytes, name } = await printLabel({ press, ...at }, { label, name: 'lot', format: 'pdf', copies: 1 })
    expect(name).toBe('lot.pdf')
    await writeFile(join(folder, 'label.pdf'), bytes as Uint8Array)
    const { stdout } = await run('pdfinfo', [join(folder, 'label.pdf')])
    expect(stdout).toMatch(/Page size:\s+283\.\d+ x 425\.\d+ pts/)
    await run('pdftoppm', ['-r', '203', '-png', join(folder, 'label.pdf'), join(folder, 'label')])
    const codes = await readBarcodes(await readFile(join(folder, 'label-1.png')), { formats: ['Code128'] })
    expect(codes.map(({ symbologyIdentifier }) => symbologyIdentifier)).toEqual([']C1', ']C1'])
    const told = codes.map(({ bytes: scanned }) => readGs1(new TextDecoder().decode(scanned)))
    expect(told).toContainEqual({ gtin: '03760123456784', packedOn: '2026-11-20', count: 72 })
    expect(told).toContainEqual({ netG: 501_500, lot: 'L26-324-GR-04' })
  } finally {
    await press.close()
    await rm(folder, { recursive: true })
  }
})
