import '#careers/web.tsx'
