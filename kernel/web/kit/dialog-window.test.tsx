import { screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { later } from '../later.tsx'
import type { Page } from '../pages.ts'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

const Person = z.object({ title: z.string(), name: z.string() })

type FormProps = { onClose: () => void }

function PersonForm({ onClose }: FormProps) {
  return (
    <Form schema={Person} values={{ title: '', name: '' }} onSubmit={onClose} onCancel={onClose} submit="Créer">
      <SelectField name="title" label="Civilité" choices={[{ value: 'mr', label: 'M.' }]} />
      <TextField name="name" label="Nom" />
    </Form>
  )
}

function pageWith(Shown: ComponentType<FormProps>): Page {
  function PeoplePage() {
    const [isOpen, setIsOpen] = useState(false)
    const close = () => setIsOpen(false)
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Nouvelle personne
        </button>
        {isOpen && (
          <Dialog title="Nouvelle personne" onClose={close}>
            <Shown onClose={close} />
          </Dialog>
        )}
      </>
    )
  }
  return { path: '/people', layout: 'blank', title: 'test', load: async () => PeoplePage }
}

test('a form that opens in a dialog begins at its first field, and gives the focus back when it closes', async () => {
  const { user } = await renderPage(pageWith(PersonForm))
  const open = await screen.findByRole('button', { name: 'Nouvelle personne' })
  await user.click(open)
  const first = await screen.findByRole('combobox', { name: /Civilité/ })
  await eventually(() => expect(document.activeElement).toBe(first))

  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(open)
})

test('a form that comes with what the dialog fetches is begun at its first field too', async () => {
  const form = Promise.withResolvers<typeof PersonForm>()
  const { user } = await renderPage(pageWith(later(() => form.promise)))
  await user.click(await screen.findByRole('button', { name: 'Nouvelle personne' }))
  expect(screen.queryByRole('combobox')).toBeNull()

  form.resolve(PersonForm)
  const first = await screen.findByRole('combobox', { name: /Civilité/ })
  await eventually(() => expect(document.activeElement).toBe(first))
})
