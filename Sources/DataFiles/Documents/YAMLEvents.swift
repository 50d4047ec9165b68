import CYAML
import Diagnostics

/// The events of a YAML text, one after another, from libyaml's parser.
final class YAMLEvents {
    /// An event: a value, or the beginning or end of one.
    struct Event {
        enum Kind {
            case scalar(text: String, isText: Bool)
            case alias(String)
            case sequenceStart(isFlow: Bool), mappingStart(isFlow: Bool)
            case collectionEnd, documentStart, other, streamEnd
        }

        var kind: Kind
        var position: DocumentPosition
        /// The name after `&`, or `nil`.
        var anchor: String?
        /// The tag as expanded by libyaml, or `nil`.
        var tag: String?
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: [UInt8]) {
        input = .allocate(capacity: max(bytes.count, 1))
        _ = input.initialize(from: bytes)
        parser = .allocate(capacity: 1)
        yaml_parser_initialize(parser)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// Returns the next event. No event follows `streamEnd`.
    func next() throws(Diagnostic) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw parseError() }
        defer { yaml_event_delete(&event) }
        var result = Event(kind: .other, position: Self.position(event.start_mark))
        switch event.type {
        case YAML_STREAM_END_EVENT: result.kind = .streamEnd
        case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
        case YAML_ALIAS_EVENT: result.kind = .alias(Self.string(event.data.alias.anchor) ?? "")
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: result.kind = .collectionEnd
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            result.kind = .sequenceStart(isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
            (result.anchor, result.tag) = (Self.string(start.anchor), Self.string(start.tag))
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            result.kind = .mappingStart(isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
            (result.anchor, result.tag) = (Self.string(start.anchor), Self.string(start.tag))
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            result.kind = .scalar(text: text, isText: scalar.style != YAML_PLAIN_SCALAR_STYLE)
            (result.anchor, result.tag) = (Self.string(scalar.anchor), Self.string(scalar.tag))
        default: break
        }
        return result
    }

    private static func string(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        characters.map { String(cString: $0) }
    }

    private static func position(_ mark: yaml_mark_t) -> DocumentPosition {
        DocumentPosition(line: mark.line + 1, column: mark.column + 1)
    }

    /// Returns the error of the parser, with a remedy where libyaml's message has none.
    private func parseError() -> Diagnostic {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "unknown error"
        if parser.pointee.error == YAML_READER_ERROR {
            return Diagnostic(
                position: DocumentReader.position(of: parser.pointee.problem_offset, in: Array(input)),
                message: "found a control character; write it as an escape in double quotes")
        }
        let mark = parser.pointee.problem_mark
        let byte = mark.index < input.count ? firstByte(at: mark) : nil
        var sentence = problem
        if byte == UInt8(ascii: "\t") {
            sentence = "found a tab; indent with spaces"
        } else if let context = parser.pointee.context.map({ String(cString: $0) }) {
            let start = Self.position(parser.pointee.context_mark)
            sentence = "\(problem) \(context)"
            if start.line != mark.line + 1 { sentence += " that begins on line \(start.line)" }
        }
        return Diagnostic(position: Self.position(mark), message: "invalid YAML: \(sentence)")
    }

    /// Returns the byte at a mark, whose index counts characters.
    private func firstByte(at mark: yaml_mark_t) -> UInt8? {
        var character = 0
        for byte in input where byte & 0xC0 != 0x80 {
            if character == mark.index { return byte }
            character += 1
        }
        return nil
    }
}
