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
  const icon: typeof import('@mui/material/SvgIcon').default
  export default icon
}
