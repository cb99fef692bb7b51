type Content = Node | string | null | undefined | false
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined | ((event: Event) => unknown)>>

/**
 * An element with its attributes and what it holds: `on...` listens, true stands alone, null and false leave out. Plain
 * elements instead of a library: the page must open at once on a slow phone.
 */
export function made<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
  }
  for (const part of content) if (part) element.append(part)
  return element
}

const drawings = {
  forward: 'M5 12h13M13 6l6 6-6 6',
  back: 'M19 12H6M11 6l-6 6 6 6',
  open: 'M9 6l6 6-6 6',
  place: 'M12 21s-6-6.300-6-11a6 6 0 0 1 12 0c0 4.700-6 11-6 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
  done: 'M5 12.500l4.500 4.500L19 7.500',
  photo: 'M4 8h3l2-3h6l2 3h3v11H4zM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7',
  phone: 'M6 3h3l1.500 5-2 1.500a12 12 0 0 0 6 6l1.500-2 5 1.500v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
} as const

/** A drawing of one line, which says nothing that is not written beside it. */
export function icon(name: keyof typeof drawings, turns = false) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', turns ? 'drawing turns' : 'drawing')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', drawings[name])
  svg.append(path)
  return svg
}
