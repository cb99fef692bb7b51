import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { tableFile } from '../import.model.ts'
import type { ImportDesk } from './import-desk.ts'

type Props = {
  desk: ImportDesk
  /** What the call that keeps the file is told beside the desk's own. */
  told?: Record<string, string>
}

/** Computers with a spreadsheet program call a CSV file by that program's name, others by none: the server looks inside. */
const alsoNamed = ['application/vnd.ms-excel', 'application/csv', 'text/plain', '']
const rule = { types: [...tableFile.types, ...alsoNamed], maxBytes: tableFile.maxBytes }

/** Where a file is dropped: it is read at once, and the page goes on to its run. */
export function FileToRead({ desk, told = {} }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [reading, setReading] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const { send } = useSend(desk.create, { staysOnPage: true })

  const take = async ([file]: readonly File[]) => {
    if (!file) return
    setRefusal(undefined)
    setReading(file.name)
    try {
      const run = await send({ ...desk.told, ...told }, { file })
      navigate(desk.addressOf(run.id))
    } catch (failure) {
      setRefusal((failure as ApiError).message)
    } finally {
      setReading('')
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      {reading === '' ? (
        <FileDrop
          label={t('imports.file.drop')}
          choose={t('verb.chooseFile')}
          help={t('imports.file.drop-text')}
          rule={rule}
          onFiles={take}
        />
      ) : (
        <Box role="status" sx={{ display: 'grid', gap: 1, py: 4 }}>
          <Typography>{t('imports.file.reading', { name: reading })}</Typography>
          <LinearProgress aria-label={t('imports.file.reading', { name: reading })} />
        </Box>
      )}
    </Box>
  )
}
