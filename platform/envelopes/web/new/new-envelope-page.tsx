import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { addressOfEnvelope } from '../../envelope-place.model.ts'
import { envelopesCalls } from '../../envelopes.calls.ts'
import { EnvelopeFields } from './envelope-fields.tsx'
import { type BroughtFile, FilesToSign } from './files-to-sign.tsx'
import { blankInside, blankOutside, TypedEnvelope, wishOf } from './typed-envelope.ts'

/** An envelope by hand: the PDF that are signed, who signs or only reads them, and in which order. */
export function NewEnvelopePage() {
  const t = useT()
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly BroughtFile[]>([])
  const { send } = useSend(envelopesCalls.createEnvelope, { staysOnPage: true })
  const prepare = async (typed: TypedEnvelope) => {
    const { id } = await send(wishOf(typed, files))
    void navigate(addressOfEnvelope(id))
  }
  const [first] = files
  return (
    <Box sx={{ width: 1, maxWidth: 860, mx: 'auto' }}>
      <Page title={t('envelopes.new')} context={t('envelopes.new-context')}>
        <FilesToSign files={files} onFiles={setFiles} />
        {first && (
          <Card sx={{ p: 2.5 }}>
            <Form
              schema={TypedEnvelope}
              values={{
                typeCode: '',
                companyId: '',
                subject: first.name.replace(/\.pdf$/i, ''),
                people: [blankOutside, blankInside],
                ordered: true,
                expiresOn: '',
                message: '',
              }}
              submit={t('envelopes.prepare')}
              onSubmit={prepare}
            >
              <EnvelopeFields />
            </Form>
          </Card>
        )}
      </Page>
    </Box>
  )
}
