/** A drawing of the page as a PNG: with the symbols it refers to, the colours of the theme and the fonts of the house. */

const XLINK = /^#(.+)$/;

/** What the drawing uses and does not hold itself, and what that uses in turn. */
function referredTo(drawing: Element, found = new Map<string, Element>()): ReadonlyMap<string, Element> {
  for (const use of drawing.querySelectorAll('use')) {
    const id = XLINK.exec(use.getAttribute('href') ?? '')?.[1];
    const symbol = id === undefined || found.has(id) ? null : document.getElementById(id);
    if (id === undefined || !symbol || drawing.contains(symbol)) continue;
    found.set(id, symbol);
    referredTo(symbol, found);
  }
  // Paints of symbols stand beside them, in the same sheet.
  for (const painted of [drawing, ...found.values()]) {
    for (const [, id] of painted.outerHTML.matchAll(/url\(["']?#([\w-]+)["']?\)/g)) {
      const paint = found.has(id) ? null : document.getElementById(id);
      if (paint && !drawing.contains(paint)) found.set(id, paint);
    }
  }
  return found;
}

function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The faces that the page has loaded already, as part of the picture. */
async function faces(families: readonly string[]): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter((rule) => families.some((family) => rule.style.getPropertyValue('font-family').includes(family)));
  const written = await Promise.all(
    rules.map(async ({ cssText, parentStyleSheet }) => {
      const source = /url\(["']?([^"')]+)["']?\)/.exec(cssText)?.[1];
      if (source === undefined) return '';
      const address = new URL(source, parentStyleSheet?.href ?? location.href);
      const data = await fetch(address)
        .then((answer) => answer.blob())
        .then(asData);
      return cssText.replace(/url\([^)]+\)/, `url(${data})`);
    }),
  );
  return written.join('\n');
}

/** A drawing that is loaded as a picture may load nothing: the files that it shows become part of it. */
async function withFiles(drawing: Element): Promise<void> {
  await Promise.all(
    [...drawing.querySelectorAll('image:not([href^="data:"])')].map(async (image) => {
      const file = await fetch(image.getAttribute('href') ?? '').then((answer) => answer.blob());
      image.setAttribute('href', await asData(file));
    }),
  );
}

/** Custom properties have no value outside the page. */
function withColours(text: string): string {
  const style = getComputedStyle(document.documentElement);
  return text.replace(/var\((--[\w-]+)\)/g, (_all, name: string) => style.getPropertyValue(name).trim());
}

export async function pngOf(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
  for (const symbol of referredTo(drawing).values()) defs.append(symbol.cloneNode(true));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await faces(['EB Garamond', 'Grenze Gotisch']);
  copy.prepend(style, defs);
  copy.removeAttribute('class');
  await withFiles(copy);
  const text = withColours(new XMLSerializer().serializeToString(copy));
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
