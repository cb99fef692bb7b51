import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { ApiError, fetchCall, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { documentModelsCalls } from '../../document-models.calls.ts'
import type { DocumentModel } from '../../document-model.model.ts'
import type { ModelText } from '../../model-text.model.ts'
import { useCatalogue } from './catalogue.ts'

type Sample = { id: string; label: string }
type Preview = AnswerOf<(typeof documentModelsCalls)['previewText']>

const restMs = 400

/** The text as it comes out, on examples or on a record that is chosen; the former page stays until the next is there. */
export function PreviewPane({ model, text }: { model: DocumentModel; text: ModelText }) {
  const t = useT()
  const object = useCatalogue().objects.find(({ many }) => !many)
  const [sample, setSample] = useState<Sample | null>(null)
  const rested = useRested(text)
  const sourceObjects = sample && object ? { [object.object]: sample.id } : {}
  const { data, error, isFetching } = useQuery<Preview, ApiError>({
    queryKey: ['preview of model', model.id, sample?.id, rested],
    queryFn: ({ signal }) =>
      fetchCall(documentModelsCalls.previewText, { modelId: model.id, text: rested, sourceObjects } as never, {
        signal,
        staysOnPage: true,
        isAside: true,
      }) as Promise<Preview>,
    placeholderData: former => former,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const address = usePdf(data?.pdf)
  return (
    <Box component="section" aria-label={t('field.preview')} sx={{ p: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="subtitle2" component="h2">
          {t('field.preview')}
        </Typography>
        {data && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('document-models.pages', { count: data.pages })}
          </Typography>
        )}
      </Box>
      {object && <SampleChoice model={model} object={object} sample={sample} onChange={setSample} />}
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label={t('document-models.preparing')} />}</Box>
      {error && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {error.message}
        </Typography>
      )}
      {address ? (
        <Box
          component="iframe"
          src={`${address}#view=FitH&navpanes=0&toolbar=0`}
          title={t('field.preview')}
          sx={{ width: 1, height: { xs: '60vh', lg: '52vh' }, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      ) : (
        <Skeleton variant="rounded" sx={{ width: 1, height: '52vh' }} />
      )}
      {data && data.empty.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <Typography variant="caption">{t('document-models.empty', { count: data.empty.length })}</Typography>
          {data.empty.map(({ path, label }) => (
            <Chip key={path} label={label} tone="warning" />
          ))}
        </Box>
      )}
    </Box>
  )
}

type ChoiceProps = {
  model: DocumentModel
  object: { object: string; label: string }
  sample: Sample | null
  onChange: (sample: Sample | null) => void
}

function SampleChoice({ model, object, sample, onChange }: ChoiceProps) {
  const t = useT()
  const [search, setSearch] = useState('')
  const { data: found = [], isFetching } = useCall(
    documentModelsCalls.getSamples,
    { typeId: model.type.id, object: object.object, search },
    { staysOnPage: true, keepsFormer: true },
  )
  return (
    <Autocomplete
      size="small"
      options={found}
      value={sample}
      loading={isFetching}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={options => options}
      onChange={(_, now) => onChange(now)}
      onInputChange={(_, words, reason) => reason !== 'reset' && setSearch(words)}
      renderInput={params => (
        <TextField {...params} label={object.label} placeholder={t('document-models.on-examples')} />
      )}
    />
  )
}

/** What was typed, once nobody has typed for a moment. */
function useRested(text: ModelText) {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

function usePdf(base64: string | undefined) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!base64) return
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [base64])
  return address
}
