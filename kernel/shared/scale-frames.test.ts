import { describe, expect, test } from 'vitest'
import { isPatternOfStream, openFrameReader, readFrame, type ScaleProtocol } from './scale-frames.ts'

const said = (protocol: ScaleProtocol, frame: string, pattern: string | null = null) => {
  const reading = readFrame({ protocol, pattern }, frame)
  return reading && [reading.state, reading.grams]
}

test('MT-SICS says a weight at rest or on its way, too much and too little', () => {
  expect(said('mt_sics', 'S S  612.300 kg')).toEqual(['stable', 612_300])
  expect(said('mt_sics', 'S D    -12.0 g')).toEqual(['moving', -12])
  expect(said('mt_sics', 'S +')).toEqual(['over', null])
  expect(said('mt_sics', 'S -')).toEqual(['under', null])
  expect(said('mt_sics', 'S I')).toEqual(['moving', null])
  expect(said('mt_sics', 'S S  612.300 lb')).toBeNull()
  expect(said('mt_sics', 'I4 A "0123456789"')).toBeNull()
})

test('8217 says a weight at rest alone, else a byte of bits', () => {
  expect(said('mettler_8217', '0612.300')).toEqual(['stable', 612_300])
  expect(said('mettler_8217', '?A')).toEqual(['moving', null])
  expect(said('mettler_8217', '?B')).toEqual(['over', null])
  expect(said('mettler_8217', '?D')).toEqual(['under', null])
  expect(said('mettler_8217', '??')).toEqual(['over', null])
  expect(said('mettler_8217', 'W')).toBeNull()
})

test('a stream is read as its user describes it', () => {
  const pattern = '^(?<stable>ST)?(?:US)?,GS,(?<sign>[+-]) *(?<weight>[\\d.]+)(?<unit>kg|g)$'
  expect(said('ascii_stream', 'ST,GS,+ 12.340kg', pattern)).toEqual(['stable', 12_340])
  expect(said('ascii_stream', 'US,GS,+ 12.340kg', pattern)).toEqual(['moving', 12_340])
  expect(said('ascii_stream', 'ST,GS,-  0.200kg', pattern)).toEqual(['stable', -200])
  expect(said('ascii_stream', 'ST,NT,+ 12.340kg', pattern)).toBeNull()
  expect([pattern, '(\\d+)', '(?<weight>[', '(?<weight>\\d+)'].map(isPatternOfStream)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

describe('what comes over a line', () => {
  test('is cut where frames end, wherever the pieces do', () => {
    const read = openFrameReader({ protocol: 'mt_sics', pattern: null })
    expect(read('S D  61', 0)).toEqual([])
    expect(read('2.100 kg\r\nS S  612.300 kg\r', 10)).toMatchObject([{ grams: 612_100 }, { frame: 'S S  612.300 kg' }])
    expect(read('\nS +\r\n', 20)).toMatchObject([{ state: 'over' }])
  })

  test('of 8217 is told without the sign that begins it', () => {
    const read = openFrameReader({ protocol: 'mettler_8217', pattern: null })
    expect(read('\u0002 012.34\r', 0)).toEqual([{ state: 'stable', grams: 12_340, frame: ' 012.34' }])
  })

  test('is dropped beyond 64 characters, and read again from the next frame on', () => {
    const read = openFrameReader({ protocol: 'ascii_stream', pattern: '(?<weight>\\d+)' })
    for (let piece = 0; piece < 100; piece += 1) expect(read('7777777777', 0)).toEqual([])
    expect(read('\r\n12\r\n', 0)).toMatchObject([{ grams: 12_000 }])
  })

  test('is at rest after five equal frames in a second where the scale does not say so', () => {
    const speech = { protocol: 'ascii_stream', pattern: '(?<weight>[\\d.]+)kg' } as const
    const statesOf = (frames: readonly string[], everyMs: number) => {
      const read = openFrameReader(speech)
      return frames.flatMap((frame, index) => read(`${frame}\r\n`, index * everyMs)).map(({ state }) => state)
    }
    const five = ['12.3kg', '12.3kg', '12.3kg', '12.3kg', '12.3kg']
    expect(statesOf(five, 200)).toEqual(['moving', 'moving', 'moving', 'moving', 'stable'])
    expect(statesOf(five, 300)).not.toContain('stable')
    expect(statesOf(['12.4kg', ...five.slice(1)], 100)).not.toContain('stable')
  })
})
