import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { useCall, useSend } from '../api.ts'
import type { Page } from '../pages.ts'
import { queryClient } from '../query-client.ts'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useRowInHand } from './use-row-in-hand.ts'

const Post = z.object({ name: z.string(), place: z.string(), version: z.int() })
const typed = Post.omit({ version: true })

const { readPost, savePost } = calls('trial/plots', {
  readPost: { method: 'GET', path: 'post', access: signedIn(), answer: Post },
  savePost: { method: 'PUT', path: 'post', access: signedIn(), input: Post, answer: Post },
})

let stored: z.output<typeof Post>
beforeEach(() => {
  stored = { name: 'Cariste', place: 'Serre nord', version: 1 }
  queryClient.clear()
  sessionStorage.clear()
})

/** A server that heeds versions. */
async function server(request: Request) {
  if (request.method === 'GET') return Response.json(stored)
  const sent = Post.parse(await request.json())
  if (sent.version !== stored.version)
    return Response.json({ code: 'VERSION_CONFLICT', message: 'Quelqu’un l’a modifiée.' }, { status: 409 })
  stored = { ...sent, version: sent.version + 1 }
  return Response.json(stored)
}

function PostForm({ post, onSaved }: { post: typeof stored; onSaved: () => void }) {
  const { send } = useSend(savePost)
  return (
    <Form
      schema={typed}
      values={{ name: post.name, place: post.place }}
      onSubmit={async fields => {
        await send({ ...fields, version: post.version })
        onSaved()
      }}
      submit="Enregistrer"
    >
      <TextField name="name" label="Nom" />
      <TextField name="place" label="Lieu" />
    </Form>
  )
}

function PostPage() {
  const { data: post } = useCall(readPost, {})
  const [isSaved, setIsSaved] = useState(false)
  if (!post) return null
  return (
    <>
      <h1>{isSaved ? 'Poste enregistré' : 'Poste'}</h1>
      <PostForm post={post} onSaved={() => setIsSaved(true)} />
    </>
  )
}

const page: Page = { path: '/post', layout: 'blank', title: 'test', load: async () => PostPage }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(label))

/** Somebody types another name while a colleague saves another place, then saves. */
async function openConflict() {
  const { user } = await renderPage(page, { fetch: server })
  await screen.findByRole('heading', { name: 'Poste' })
  await user.clear(field('Nom'))
  await user.type(field('Nom'), 'Chef cariste')
  stored = { name: 'Cariste', place: 'Serre sud', version: 2 }
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await user.click(await screen.findByRole('button', { name: 'Voir la version actuelle' }))
  await screen.findByDisplayValue('Serre sud')
  return user
}

test('of a record that a colleague saved meanwhile, the version that stands is shown in the form', async () => {
  await openConflict()
  expect(field('Nom').value).toBe('Cariste')
  expect(screen.queryByText(/Quelqu’un l’a modifiée/)).toBeNull()
})

test('what was typed is taken up again on top of it, and saving then works and keeps what the colleague wrote', async () => {
  const user = await openConflict()
  await user.click(await screen.findByRole('button', { name: 'Reprendre la saisie' }))
  expect(field('Nom').value).toBe('Chef cariste')
  expect(document.activeElement).toBe(field('Nom'))
  expect(field('Lieu').value).toBe('Serre sud')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByRole('heading', { name: 'Poste enregistré' })
  expect(stored).toEqual({ name: 'Chef cariste', place: 'Serre sud', version: 3 })
})

test('the keyboard goes on from the offer to take up what was typed', async () => {
  await openConflict()
  const offer = (await screen.findByRole('button', { name: 'Reprendre la saisie' })).closest('[role=alert]')
  expect(document.activeElement).toBe(offer)
})

function PostsPage() {
  const posts = useCall(readPost, {}).data
  const [edited, setEdited] = useRowInHand(posts && [posts], ({ version }) => version > 0)
  return (
    <>
      {posts && (
        <button type="button" onClick={() => setEdited(posts)}>
          Modifier
        </button>
      )}
      {edited && edited !== 'new' && <PostForm post={edited} onSaved={() => setEdited(null)} />}
    </>
  )
}

const list: Page = { path: '/posts', layout: 'blank', title: 'test', load: async () => PostsPage }

test('a row of a list stays as it was taken until one asks for what stands now, and is then saved on top of it', async () => {
  const { user } = await renderPage(list, { fetch: server })
  await user.click(await screen.findByRole('button', { name: 'Modifier' }))
  await user.type(field('Nom'), ' de nuit')
  stored = { name: 'Cariste', place: 'Serre sud', version: 2 }
  await queryClient.refetchQueries()
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await user.click(await screen.findByRole('button', { name: 'Voir la version actuelle' }))
  await screen.findByDisplayValue('Serre sud')
  await user.click(await screen.findByRole('button', { name: 'Reprendre la saisie' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await waitFor(() => expect(stored).toEqual({ name: 'Cariste de nuit', place: 'Serre sud', version: 3 }))
})
