type Cookies = Map<string, string>

/** How far a page may lead before it leads nowhere. */
const mostPages = 12

/**
 * Does what a person does in his browser at the provider: types his login and any password, agrees, and follows. Answers
 * the address that leads back.
 */
export async function signInThere(start: string, login: string): Promise<string> {
  const cookies: Cookies = new Map()
  const { origin } = new URL(start)
  let request: { address: string; form?: URLSearchParams } = { address: start }
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await visit(request, cookies)
    const location = answer.headers.get('location')
    if (location) {
      const { href } = new URL(location, request.address)
      if (!href.startsWith(origin)) return href
      request = { address: href }
    } else {
      request = filled(await answer.text(), request.address, login)
    }
  }
  throw new Error('the provider leads nowhere')
}

async function visit({ address, form }: { address: string; form?: URLSearchParams }, cookies: Cookies) {
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(form ? { method: 'POST', body: form } : {}),
  })
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  return answer
}

/** The form of a page, with its hidden fields, and what a person types. */
function filled(html: string, address: string, login: string) {
  const action = /<form[^>]+action="([^"]+)"/.exec(html)?.[1]
  if (!action) throw new Error(`no form on the provider's page: ${html.slice(0, 300)}`)
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const form = new URLSearchParams(hidden.map(([, name = '', value = '']): [string, string] => [name, value]))
  if (html.includes('name="login"')) {
    form.set('login', login)
    form.set('password', 'any')
  }
  return { address: new URL(action, address).href, form }
}
