import Box from '@mui/material/Box'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { NewClient } from '../../client.model.ts'
import { Slug, slugOf } from '../../slug.model.ts'
import { LogoField } from '../logo-field.tsx'
import type { TypedClient } from './typed-client.ts'

const Named = z.object({ name: NewClient.shape.name, slug: Slug.optional() })

type Props = { typed: TypedClient; onDone: (typed: TypedClient) => void; onCancel: () => void }

/** What the client is called and shown by. Its address follows from its name, unless another is typed. */
export function NameStep({ typed, onDone, onCancel }: Props) {
  const t = useT()
  const [logo, setLogo] = useState(typed.logo)
  const keep = ({ name, slug = slugOf(name) }: z.output<typeof Named>) => {
    if (!Slug.safeParse(slug).success) throw withoutAddress(t('clients.refusal.slug'))
    onDone({ name, slug, logo })
  }
  return (
    <Form
      schema={Named}
      values={{ name: typed.name ?? '', slug: typed.slug ?? '' }}
      submit={t('verb.continue')}
      onSubmit={keep}
      onCancel={onCancel}
      asksBeforeLeaving={false}
    >
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField name="name" label={t('field.clientName')} autoFocus />
        <SlugField />
      </Box>
      <LogoField file={logo} onChange={setLogo} />
    </Form>
  )
}

function SlugField() {
  const t = useT()
  const name = useWatch<{ name: string }, 'name'>({ name: 'name' })
  const suggested = slugOf(name)
  return (
    <TextField
      name="slug"
      label={t('clients.sheet.slug')}
      help={suggested ? t('clients.new.slug-follows', { slug: suggested }) : t('clients.sheet.slug-help')}
    />
  )
}

/** A name in another script gives none. */
const withoutAddress = (message: string) =>
  new ApiError({ status: 400, code: 'INVALID_INPUT', message, fields: [{ field: 'slug', code: 'required', message }] })
