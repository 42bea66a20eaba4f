/** Millimetres of A4 in points (ISO 32000: 72 to the inch). */
const PAGE = { width: 595, height: 842, margin: 64 }
const LINE_LENGTH = 84

/** Escapes parentheses and backslashes for a PDF string and encodes typographic signs as WinAnsi. */
function literal(text: string): string {
  const escaped = text.replace(/[\\()]/g, '\\$&')
  return `(${escaped.replaceAll('’', '\\222').replaceAll('–', '\\226').replaceAll('é', '\\351')})`
}

function wrap(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > LINE_LENGTH) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function pageContent(title: string, sections: readonly { heading: string; text: string }[]): string {
  let y = PAGE.height - PAGE.margin - 20
  const parts = [
    '0.12 0.72 0.80 rg',
    `0 ${PAGE.height - 18} ${PAGE.width} 18 re f`,
    '0.13 0.16 0.24 rg',
    `BT /F2 24 Tf ${PAGE.margin} ${y} Td ${literal(title)} Tj ET`,
  ]
  y -= 16
  for (const { heading, text } of sections) {
    y -= 30
    parts.push(`BT /F2 12 Tf ${PAGE.margin} ${y} Td ${literal(heading)} Tj ET`)
    for (const line of wrap(text)) {
      y -= 17
      parts.push(`BT /F1 11 Tf ${PAGE.margin} ${y} Td ${literal(line)} Tj ET`)
    }
  }
  return parts.join('\n')
}

/** A one-page PDF 1.4 with a title and sections of text, in the standard fonts of every PDF reader. */
export function writePdf(title: string, sections: readonly { heading: string; text: string }[]): Buffer {
  const content = pageContent(title, sections)
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
  ]
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(file, 'latin1')
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
