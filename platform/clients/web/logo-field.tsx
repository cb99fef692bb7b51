import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { clientsCalls } from '../clients.calls.ts'

type Props = { file: File | undefined; onChange: (file: File | undefined) => void }

/** A logo chosen and not sent yet. */
export function LogoField({ file, onChange }: Props) {
  const t = useT()
  const address = useAddressOf(file)
  if (file && address) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box component="img" src={address} alt="" sx={{ width: 96, height: 96, objectFit: 'contain' }} />
        <Button variant="outlined" color="inherit" size="small" onClick={() => onChange(undefined)}>
          {t('clients.logo.other')}
        </Button>
      </Box>
    )
  }
  return (
    <FileDrop
      label={t('clients.logo.drop')}
      choose={t('verb.chooseLogo')}
      help={t('clients.logo.types')}
      rule={clientsCalls.changeClientLogo.files.logo}
      onFiles={([chosen]) => onChange(chosen)}
    />
  )
}

function useAddressOf(file: File | undefined) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
