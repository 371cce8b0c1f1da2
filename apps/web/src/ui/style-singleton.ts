import { useEffect } from 'react'

/**
 * Stands in for the package `react-style-singleton` (see vite.config.ts). That one appends a <style> element,
 * which a strict content policy refuses; a constructed sheet does the same and is allowed.
 */
export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Sheet({ styles }: { styles: string }) {
    useStyle(styles)
    return null
  }
}

export function styleHookSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null
  return function useStyle(styles: string) {
    useEffect(() => {
      if (users === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      users += 1
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
        sheet = null
      }
    }, [styles])
  }
}
