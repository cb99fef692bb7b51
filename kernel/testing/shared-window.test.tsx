import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hands } from './hands.ts'
import { noteWhatIsLeft } from './shared-window.ts'

/** What one file of a worker would do before the next one begins. */
function nextFile(leave: () => void) {
  const end = noteWhatIsLeft()
  leave()
  end()
}

test('nobody listens any more', () => {
  const heard: string[] = []
  nextFile(() => {
    window.addEventListener('online', () => heard.push('window'))
    document.addEventListener('visibilitychange', () => heard.push('document'), { capture: true })
  })
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual([])
})

test('another tab is neither heard nor told', async () => {
  const heard: string[] = []
  const other = new BroadcastChannel('session')
  onTestFinished(() => other.close())
  let left: BroadcastChannel | undefined
  nextFile(() => {
    left = new BroadcastChannel('session')
    left.addEventListener('message', () => heard.push('left'))
  })
  const told = new Promise(resolve => other.addEventListener('message', resolve))
  expect(() => left?.postMessage('from a tab that is gone')).toThrow()
  const present = new BroadcastChannel('session')
  onTestFinished(() => present.close())
  other.postMessage('somebody signed out')
  present.postMessage('here')
  await told
  expect(heard).toEqual([])
})

test('a limit is reached as long as the file goes on, and no longer', async () => {
  const reached: string[] = []
  const limitOf = (name: string, milliseconds: number) => {
    const limit = AbortSignal.timeout(milliseconds)
    return new Promise<DOMException>(resolve =>
      limit.addEventListener('abort', () => {
        reached.push(name)
        resolve(limit.reason)
      }),
    )
  }
  nextFile(() => void limitOf('of the file before', 1))
  expect(await limitOf('of this file', 5)).toMatchObject({ name: 'TimeoutError' })
  expect(reached).toEqual(['of this file'])
})

test('the page is empty, has its first address, and keeps nothing in store', () => {
  nextFile(() => {
    document.head.append(document.createElement('style'))
    document.body.append(document.createElement('dialog'))
    document.title = 'Effectifs'
    document.documentElement.lang = 'ar'
    document.body.style.overflow = 'hidden'
    window.history.pushState(null, '', '/rh/effectifs?tri=nom#haut')
    localStorage.setItem('prefs.mode', 'dark')
    sessionStorage.setItem('client', 'client-2')
  })
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect(window.location.href).toBe('http://localhost:3000/')
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('the clock runs, and what was put in place of something is taken away', () => {
  nextFile(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', 'another')
    vi.stubEnv('SILLON_LATE_ANSWERS', '5')
  })
  expect(vi.isFakeTimers()).toBe(false)
  expect(fetch).not.toBe('another')
  expect(process.env.SILLON_LATE_ANSWERS).toBeUndefined()
})

test('our own modules are loaded anew', async () => {
  const { queryClient } = await import('#kernel/web/query-client.ts')
  nextFile(() => queryClient.setQueryData(['staff'], ['Petit']))
  const { queryClient: next } = await import('#kernel/web/query-client.ts')
  expect(next.getQueryData(['staff'])).toBeUndefined()
})

test('who types and clicks is still heard by what is drawn', async () => {
  nextFile(() => undefined)
  const selected = vi.fn()
  render(<input aria-label="Nom" onSelect={selected} />)
  await hands().type(screen.getByLabelText('Nom'), 'Petit')
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Petit')
  expect(selected).toHaveBeenCalled()
})
