import { describe, expect, test } from 'vitest'
import { framesOf, placeOf } from './frames.model.ts'

const v8 = `TypeError: Cannot read "Paul Petit"
    at Object.query (node:internal/pg:1:2)
    at hire (file:///srv/sillon/applications/rh/employees/server/hire.ts:41:9)
    at async walk (/srv/sillon/kernel/server/road.ts:90:3)`
const chrome = `Error: Paul
    at t (https://sillon.example/assets/employees-page-Df3kPq9x.js?v=2:1:5120)
    at https://sillon.example/assets/base-A1b2C3d4.js:9:77
    at eval (eval at run (https://sillon.example/Paul/Petit:1:1), <anonymous>:1:1)`
const firefox = `hire@https://sillon.example/assets/employees-page-Zz9kPq9x.js:1:99
@https://sillon.example/assets/base-A1b2C3d4.js:9:77`

describe('the frames of a stack', () => {
  test('are functions, files of the program and lines, without the words before them', () => {
    expect(framesOf(v8)).toEqual([
      'Object.query (node:internal/pg:1:2)',
      'hire (applications/rh/employees/server/hire.ts:41:9)',
      'walk (kernel/server/road.ts:90:3)',
    ])
    expect(framesOf(chrome).join()).not.toMatch(/Paul|Petit|v=2/)
    expect(framesOf(firefox)).toEqual([
      'hire (assets/employees-page-Zz9kPq9x.js:1:99)',
      'anonymous (assets/base-A1b2C3d4.js:9:77)',
    ])
    expect(framesOf(undefined)).toEqual([])
  })
})

describe('the place of an error', () => {
  test('is the innermost function of ours, whatever its line', () => {
    expect(placeOf(v8)).toBe('hire (applications/rh/employees/server/hire.ts)')
    expect(placeOf(v8.replace('41:9', '57:1'))).toBe(placeOf(v8))
  })

  test('is the same from build to build', () => {
    expect(placeOf(chrome)).toBe('t (assets/employees-page.js)')
    expect(placeOf(chrome.replace('Df3kPq9x', 'Q8_-aaaa'))).toBe(placeOf(chrome))
  })
})
