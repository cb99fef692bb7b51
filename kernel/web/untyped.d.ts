declare module '*.css'

/** Written by the build; tests have none. */
declare const SILLON_RELEASE: string | undefined

/** A file that the build puts beside the scripts: its address. */
declare module '*?url' {
  const address: string
  export default address
}

/** A Material icon, drawn by `tools/vite-icons.ts`. */
declare module '~icons/ic/*' {
  import type SvgIcon from '@mui/material/SvgIcon'

  const icon: typeof SvgIcon
  export default icon
}
