import './public.css'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { publicPages as words } from '../words/en/public.ts'
import { Landing } from './landing/landing.tsx'
import type { PageAssets, PublicOptions } from './options.ts'
import { NotFound } from './pages/not-found.tsx'
import { Support } from './pages/support.tsx'
import { SamplePage } from './sample/sample-page.tsx'
import { TextPage } from './pages/text-page.tsx'

/** Every public page by its file name. Runs at build; nothing of it reaches a browser but HTML and CSS. */
export function renderPages(options: PublicOptions, assets: PageAssets): Record<string, string> {
  const shared = { options, assets }
  const pages: Record<string, ReactElement> = {
    'index.html': <Landing reader="visitor" {...shared} />,
    'index.signed-in.html': <Landing reader="signed-in" {...shared} />,
    'sample.html': <SamplePage {...shared} />,
    'privacy-policy.html': (
      <TextPage path="/privacy-policy" meta={words.meta.privacy} page={words.privacy} {...shared} />
    ),
    'terms-of-service.html': (
      <TextPage path="/terms-of-service" meta={words.meta.terms} page={words.terms} {...shared} />
    ),
    'support.html': <Support {...shared} />,
    '404.html': <NotFound {...shared} />,
  }
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, `<!doctype html>${renderToStaticMarkup(page)}`]),
  )
}
