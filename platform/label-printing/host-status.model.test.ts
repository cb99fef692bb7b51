import { expect, test } from 'vitest'
import { readHostStatus } from './host-status.model.ts'

const frames = (first: string, second: string) =>
  `\u0002${first}\u0003\r\n\u0002${second}\u0003\r\n\u00021234,0\u0003\r\n`
const ready = '030,0,0,0560,000,0,0,0,000,0,0,0'
const shut = '000,0,0,0,0,2,4,0,00000000,1,000'

test.each([
  [frames(ready, shut), null],
  [frames('030,1,0,0560,000,0,0,0,000,0,0,0', shut), 'paper-out'],
  [frames('030,1,1,0560,000,0,0,0,000,0,0,0', '000,0,1,0,0,2,4,0,00000000,1,000'), 'head-open'],
  [frames(ready, '000,0,0,1,1,2,4,0,00000000,1,000'), 'ribbon-out'],
  [frames('030,0,1,0560,000,0,0,0,000,0,0,0', shut), 'paused'],
  [frames(ready, shut).slice(0, 50), undefined],
  ['', undefined],
])('a printer that answers %j is read as %s', (heard, trouble) => {
  expect(readHostStatus(heard)).toBe(trouble)
})
