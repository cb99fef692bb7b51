import { changeLayout, type LayoutOptions } from '#kernel/web/layout-options.ts'
import { loadMirror } from '#kernel/web/theme/mirror.ts'

/** What mirrors the page is there before the page turns. */
export async function turnPage(direction: LayoutOptions['direction']) {
  await loadMirror()
  changeLayout({ direction })
}
