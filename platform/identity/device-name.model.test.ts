import { expect, test } from 'vitest'
import { deviceNameOf } from './device-name.model.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

test('a browser is called by its own name, not by those that it imitates', () => {
  expect(deviceNameOf(chrome)).toEqual({ browser: 'Chrome', system: 'Windows' })
  expect(deviceNameOf(`${chrome} Edg/140.0`)).toEqual({ browser: 'Edge', system: 'Windows' })
  expect(
    deviceNameOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1'),
  ).toEqual({ browser: 'Safari', system: 'iPhone' })
})

test('a program is called by its first word, and silence by nothing', () => {
  expect(deviceNameOf('curl/8.5.0')).toEqual({ browser: 'curl', system: undefined })
  expect(deviceNameOf(null)).toEqual({ browser: undefined, system: undefined })
})
