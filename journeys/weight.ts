import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** All scripts that the page fetches from now on, each once, as the function that it answers tells. */
export function gather(page: Page) {
  const addresses = new Set<string>()
  page.on('response', response => {
    if (response.request().resourceType() === 'script') addresses.add(response.url())
  })
  return () => Promise.all([...addresses].map(async address => (await page.request.get(address)).text()))
}

/** Bytes, compressed. */
export const compressed = (texts: readonly string[]) => texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
