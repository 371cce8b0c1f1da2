// stands among the libraries, so that React begins before our own script does, and each is heard between
export { createRoot } from 'react-dom/client'
